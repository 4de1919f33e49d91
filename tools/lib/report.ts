/** Prints the faults of a check and ends the process with 1 when there are any. */
export function report(subject: string, faults: readonly string[]): void {
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? `✓ ${subject}` : `✗ ${subject}: ${faults.length} at fault`)
  if (faults.length > 0) process.exitCode = 1
}
