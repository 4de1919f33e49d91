import { memorySession } from '@saywright/api/client'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { studioRoutes } from './router.js'

const here = { protocol: 'http:', host: 'studio.localhost:4600' }

async function whereFrom(path: string, token?: string): Promise<string | null | undefined> {
  const [root] = studioRoutes({ session: memorySession(token) }, here)
  const route = root?.children?.[0] as RouteObject
  const [, projectId = ''] = path.split('/')
  const loader = route.loader as (input: object) => Response | null
  const response = loader({
    request: new Request(`http://studio.localhost:4600${path}`),
    params: { projectId },
  })
  return response?.headers.get('Location')
}

describe('the way into the studio', () => {
  it('is open with a session', async () => {
    expect(await whereFrom('/7', 'a-token')).toBeUndefined()
  })
  it('goes through the login of the console without one', async () => {
    expect(await whereFrom('/7/voice-commands/11?from=mail')).toBe(
      `http://localhost:4600/auth/login?next=${encodeURIComponent(
        'http://studio.localhost:4600/7/voice-commands/11?from=mail',
      )}`,
    )
  })
  it.each(['/lamp', '/7x', '/0', '/-1'])(
    'redirects from %s, which is not a project, to the console, which reports it',
    async (path) => {
      expect(await whereFrom(path, 'a-token')).toBe(`http://localhost:4600/studio${path}`)
    },
  )
})
