import type { Say } from '../messages/say.js'
import type { Terminal } from '../Terminal.js'
import type { ChosenTest } from './chooseTests.js'
import type { Progress } from './runOnServer.js'

/** Reports the progress of the tests: on one line that is overwritten, or not at all when the output is not a terminal. */
export function progressLine(tests: number, { isLive, tell }: Terminal, say: Say) {
  const known = new Map<number, Progress>()
  return {
    tell: ({ id }: ChosenTest, progress: Progress) => {
      known.set(id, progress)
      if (!isLive) return
      const [tested, files] = [sum(known, 'tested'), sum(known, 'files')]
      tell(`${startOfLine}${say('server.progress', { running: known.size, tests, tested, files })}`)
    },
    clear: () => {
      if (isLive) tell(startOfLine)
    },
  }
}

const sum = (known: ReadonlyMap<number, Progress>, count: keyof Progress) =>
  [...known.values()].reduce((total, progress) => total + progress[count], 0)

/** Moves to the first column, and erases the rest of the line. @see ECMA-48, EL */
const startOfLine = '\r\u001b[K'
