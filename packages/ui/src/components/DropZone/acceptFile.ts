export type FileRejection = 'type' | 'size'

/**
 * Whether a file has one of the accepted types: a media type such as `image/png`, `image/*`, or an extension
 * such as `.png`.
 */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accepted: readonly string[]): boolean {
  const name = file.name.toLowerCase()
  return accepted.some((each) => {
    const wanted = each.toLowerCase()
    if (wanted.startsWith('.')) return name.endsWith(wanted)
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1))
    return file.type === wanted
  })
}

/**
 * The reason why a file is rejected, by name, type and size.
 * @returns `undefined` for an accepted file; its content is not read.
 */
export function rejectionOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  limits: { readonly acceptedTypes?: readonly string[] | undefined; readonly maxBytes?: number | undefined },
): FileRejection | undefined {
  if (limits.acceptedTypes && !isAccepted(file, limits.acceptedTypes)) return 'type'
  return limits.maxBytes !== undefined && file.size > limits.maxBytes ? 'size' : undefined
}
