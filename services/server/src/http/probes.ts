import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.js'

const databaseMilliseconds = 2000

/**
 * Probes for an orchestrator, in plain text: `/livez` whether the process responds, `/readyz` whether it can serve, which it
 * cannot while the database does not respond and once it is stopping. `GET /api/health` reports speech engines separately.
 */
export function serveProbes(app: FastifyInstance, context: Pick<Context, 'database'>): void {
  app.get('/livez', async (_request, reply) => reply.header('Cache-Control', 'no-store').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const answers = await databaseAnswers(context)
    return reply
      .code(answers ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(answers ? 'ok\n' : 'the database does not answer\n')
  })
}

async function databaseAnswers({ database }: Pick<Context, 'database'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseMilliseconds)
  })
  const asked = database
    .selectFrom('account')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}
