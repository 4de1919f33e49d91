/** A refused call shows on the console of the browser; where the test is about it, it is not a fault. */
export function forgetFailures(faults: string[], status: number): void {
  for (let index = faults.length - 1; index >= 0; index--) {
    if (faults[index]?.includes(`status of ${status}`)) faults.splice(index, 1)
  }
}

/** So does a call that reached no server, or was on its way when the connection was lost. */
export function forgetLostConnections(faults: string[]): void {
  for (let index = faults.length - 1; index >= 0; index--) {
    if (faults[index]?.includes('net::ERR_')) faults.splice(index, 1)
  }
}
