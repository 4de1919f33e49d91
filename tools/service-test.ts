// One test of the server, longer than in npm test: service-test.ts FILE VARIABLE NUMBER [another number].
import { run } from './lib/processes.ts'

const [file = '', variable = '', usual = '', wanted = usual] = process.argv.slice(2)
const { status } = await run(
  'vitest',
  ['run', '--project', 'services', `services/server/tests/${file}.test.ts`, '--testTimeout=3600000'],
  { env: { [variable]: wanted } },
)
process.exitCode = status
