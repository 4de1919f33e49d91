/** A form of texts, of files, which are bytes, and of what travels as JSON. */
export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Uint8Array)
      form.append(name, new Blob([Uint8Array.from(value)], { type: 'audio/wav' }), name)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
