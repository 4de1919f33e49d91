const postgresUniqueViolation = '23505'

/** Whether a write failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === postgresUniqueViolation || /UNIQUE constraint failed/.test(message)
}
