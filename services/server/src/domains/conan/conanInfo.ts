/** The lines of `conaninfo.txt` under a heading. */
function linesUnder(info: string, heading: string): string[] {
  const [, after = ''] = info.split(`[${heading}]\n`)
  return (after.split(/^\[/m)[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The requirements of a build. */
export const requiresIn = (info: string) => linesUnder(info, 'requires')

/** A setting that a build was made for; that of a package for all, such as headers alone, says none. */
export function settingIn(info: string, name: 'os' | 'arch'): string | undefined {
  const line = linesUnder(info, 'settings').find((one) => one.startsWith(`${name}=`))
  return line?.slice(name.length + 1)
}
