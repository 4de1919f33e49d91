/** Characters that Windows, macOS or Linux do not allow in the name of a file. */
const forbidden = /[\p{Cc}<>:"/\\|?*]/gu
/** Names of devices of Windows. @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** The name of the file of a model, without its ending: that of the model, as far as every system takes it. */
export function fileNameOf(modelName: string): string {
  const name = modelName
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(/^\.+/, '_')
    .replace(/(?<![. ])[. ]+$/, '')
    .replace(device, '_$&')
  return name.trim() === '' ? '_' : name.trim()
}

/** The same, with a number appended where another file has that name already: file systems may ignore case. */
export function freeFileName(modelName: string, taken: ReadonlySet<string>): string {
  const name = fileNameOf(modelName)
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name} ${count}`
    if (!taken.has(fileKey(tried))) return tried
  }
}

export const fileKey = (name: string) => name.normalize('NFC').toLowerCase()
