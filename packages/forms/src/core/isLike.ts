/** Whether a stored value has the type of another value: the same kind, and for objects all of its fields. */
export function isLike<Value>(read: unknown, value: Value): read is Value {
  // A number whose field was emptied is null.
  const isNumber = typeof value === 'number' || value === null
  if (isNumber) return typeof read === 'number' || read === null
  if (typeof value !== 'object') return typeof read === typeof value
  if (typeof read !== 'object' || read === null || Array.isArray(read) !== Array.isArray(value)) return false
  if (Array.isArray(value)) return true
  return Object.entries(value as object).every(([field, each]) =>
    isLike((read as Record<string, unknown>)[field], each),
  )
}
