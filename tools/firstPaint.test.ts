import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { scriptWith } from '../apps/first-paint/firstPaint.ts'
import { frameStyle } from '../apps/first-paint/frameStyle.ts'
import { saveTheme } from '../apps/shell/src/preferences/preferences.ts'
import { cookieSession } from '../packages/api/src/client/session.ts'
import { contrastRatio } from '../packages/ui/src/theme/brand/contrastRatio.ts'

type Visit = {
  path?: string
  hash?: string
  hostname?: string
  isLoggedIn?: boolean
  prepare?: (kept: Storage) => void
}

/** The page after the script before the app. */
function visit({ path = '/projects', hash = '', hostname = 'localhost', isLoggedIn, prepare }: Visit) {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  prepare?.(localStorage)
  const dataset: Record<string, string> = {}
  const asked: string[] = []
  const location = { pathname: path, hash, hostname, protocol: 'http:' }
  const document = {
    cookie: '',
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => void asked.push(`${rel} ${href}`) },
  }
  if (isLoggedIn) cookieSession({ document, location }).store('a token')
  class MutationObserver {
    observe() {}
  }
  const script = scriptWith([
    ['^\\/(?!auth\\/)', ['/assets/console.js', '/assets/shared.js']],
    ['^\\/projects$', ['/assets/console.js', '/assets/dashboard.js']],
  ])
  runInNewContext(script, { document, location, localStorage, MutationObserver })
  return { dataset, asked }
}

describe('before the app is there', () => {
  it.each(['light', 'dark', 'contrast'] as const)(
    'the theme %s that was chosen is that of the first paint',
    (theme) => {
      expect(visit({ prepare: (kept) => saveTheme(kept, theme) }).dataset.theme).toBe(theme)
    },
  )

  it('the system decides where nothing was chosen, or nothing that we have, or nothing may be read', () => {
    expect(visit({}).dataset.theme).toBeUndefined()
    const other = (kept: Storage) => kept.setItem('saywright_theme', 'sepia')
    expect(visit({ prepare: other }).dataset.theme).toBeUndefined()
    const closed = (kept: Storage) => {
      kept.getItem = () => {
        throw new Error('SecurityError')
      }
    }
    expect(visit({ prepare: closed }).dataset.theme).toBeUndefined()
  })

  it.each(['localhost', 'studio.localhost', 'my-studio.example.com'])(
    'someone logged in on %s gets the frame of the app, and what its route will ask for',
    (hostname) => {
      const { dataset, asked } = visit({ hostname, isLoggedIn: true })
      expect(dataset.signIn).toBeUndefined()
      expect(asked).toEqual([
        'modulepreload /assets/console.js',
        'modulepreload /assets/shared.js',
        'modulepreload /assets/dashboard.js',
      ])
      expect(visit({ hostname, isLoggedIn: true, path: '/account/profile' }).asked).toHaveLength(2)
    },
  )

  it('a visitor gets that of the sign-in and only the app, unless the address has a code', () => {
    expect(visit({})).toEqual({ dataset: { signIn: '' }, asked: [] })
    expect(visit({ path: '/7/voice-commands', hash: '#code=abc' }).asked).toHaveLength(2)
    expect(visit({ path: '/auth/login', isLoggedIn: true })).toEqual({ dataset: { signIn: '' }, asked: [] })
  })
})

it.each(['console', 'studio'] as const)('the frame of the %s draws mark and lines in each theme', (frame) => {
  const style = frameStyle(frame)
  const palettes = [...style.matchAll(/--canvas: (#\w+);.*?--mark: (#\w+);/g)]
  expect(palettes).toHaveLength(3)
  for (const [, canvas = '', mark = ''] of palettes)
    expect(contrastRatio(mark, canvas)).toBeGreaterThanOrEqual(3)
  expect(style).toContain('prefers-contrast: more')
  expect(style).toContain('forced-colors: active')
  expect(style).not.toMatch(/animation|transition/)
})
