/** Whether an address is at a path or below it. */
export function isAt(pathname: string, path: string): boolean {
  return `${pathname}/`.startsWith(`${path}/`)
}
