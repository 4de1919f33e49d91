/** A time in its stored form, `seconds` from now: UTC in ISO 8601. */
export function timestamp({ now }: { readonly now: () => Date }, seconds = 0): string {
  return new Date(now().getTime() + seconds * 1000).toISOString()
}
