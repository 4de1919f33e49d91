const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Whether a failure means that the disk, or the share of it we may use, is full; SQLite says it in words. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return fullCodes.has((error as NodeJS.ErrnoException).code ?? '') || /disk is full|database or disk/i.test(error.message)
}
