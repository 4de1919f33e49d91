/** After so long, CI leaves out what is walked by chance: where it runs slowly, it is stopped at 90 minutes. */
const maxMinutes = 60

/** Whether there is time for the tenth of the stories that is walked whatever its lines say (decision 72). */
export function isTenthDue(now: number, began = process.env.TESTS_BEGAN): boolean {
  return !began || now - Number(began) * 1000 <= maxMinutes * 60_000
}
