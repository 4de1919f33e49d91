/** What reaches the storage of the browser, which may throw at any use of it. */
const direct =
  /(?<![\w.'"/-])(?:window\.|globalThis\.)?(localStorage|sessionStorage|indexedDB)\b|\bdocument\.cookie\b/g

/**
 * Uses of the browser's storage in the text of a file.
 *
 * @returns line and name of each.
 */
export function storageFaults(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
  return code
    .split('\n')
    .flatMap((line, index) =>
      [...line.replace(/(?<!:)\/\/.*$/, '').matchAll(direct)].map(([name]) => `${index + 1} uses ${name}`),
    )
}
