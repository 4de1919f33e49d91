import { describe, expect, it } from 'vitest'
import { importFault } from './lib/checkImport.ts'
import { specifiersOf } from './lib/imports.ts'

type Row = { file: string; byName: string; byPath: string; allowed: string }

/** For each row of the table, one planted fault by name and by path, and one import that must pass. */
const rows: Record<string, Row> = {
  grammar: {
    file: 'packages/grammar/src/match/match.ts',
    byName: '@saywright/ui',
    byPath: '../../../ui/src/index.js',
    allowed: '../syntax/parse.js',
  },
  cli: {
    file: 'packages/cli/src/commands/lint.ts',
    byName: '@saywright/api/react',
    byPath: '../../../ui/src/index.js',
    allowed: '@saywright/grammar',
  },
  ui: {
    file: 'packages/ui/src/components/Button/Button.tsx',
    byName: '@saywright/api/contract',
    byPath: '../../../../audio/src/index.js',
    allowed: 'react-aria-components',
  },
  audio: {
    file: 'packages/audio/src/widgets/Recorder/Recorder.tsx',
    byName: '@saywright/api/contract',
    byPath: '../../../../forms/src/index.js',
    allowed: '@saywright/ui',
  },
  'audio/signal': {
    file: 'packages/audio/src/signal/decodeWav.ts',
    byName: '@saywright/ui',
    byPath: '../capture/Recording.js',
    allowed: './wavFormat.js',
  },
  forms: {
    file: 'packages/forms/src/core/ValidatedForm.tsx',
    byName: '@saywright/api/react',
    byPath: '../../../api/src/client/index.js',
    allowed: '@saywright/api/contract',
  },
  contract: {
    file: 'packages/api/src/contract/account/calls.ts',
    byName: 'react',
    byPath: '../../react/index.js',
    allowed: 'superstruct',
  },
  client: {
    file: 'packages/api/src/client/createClient.ts',
    byName: 'swr',
    byPath: '../react/index.js',
    allowed: '../contract/endpoint.js',
  },
  react: {
    file: 'packages/api/src/react/account.ts',
    byName: '@saywright/ui',
    byPath: '../../../ui/src/index.js',
    allowed: 'swr',
  },
  documentation: {
    file: 'apps/documentation/src/markdown/grammarHtml.ts',
    byName: '@saywright/shell',
    byPath: '../../../console/src/app/router.js',
    allowed: '@saywright/grammar',
  },
  shell: {
    file: 'apps/shell/src/session/guard.tsx',
    byName: '@saywright/console',
    byPath: '../../../console/src/app/router.js',
    allowed: '@saywright/api/react',
  },
  paths: {
    file: 'apps/shell/src/paths/consolePaths.ts',
    byName: '@saywright/ui',
    byPath: '../router/RouteFault.js',
    allowed: './pathTo.js',
  },
  app: {
    file: 'apps/console/src/app/router.tsx',
    byName: '@saywright/studio',
    byPath: '../features/auth/login/LoginScreen.js',
    allowed: '../features/auth/routes.js',
  },
  feature: {
    file: 'apps/console/src/features/auth/login/LoginRoute.tsx',
    byName: '@saywright/server',
    byPath: '../../projects/routes.js',
    allowed: '@saywright/api/react',
  },
  screen: {
    file: 'apps/console/src/features/auth/login/LoginScreen.tsx',
    byName: '@saywright/api/react',
    byPath: '../../../app/router.js',
    allowed: '@saywright/forms',
  },
  server: {
    file: 'services/server/src/main.ts',
    byName: '@saywright/voice',
    byPath: '../../voice/src/main.js',
    allowed: '@saywright/api/client',
  },
  voice: {
    file: 'services/voice/src/main.ts',
    byName: '@saywright/api/client',
    byPath: '../../server/src/main.js',
    allowed: '@saywright/grammar',
  },
  'services/http': {
    file: 'services/http/src/serveEndpoints.ts',
    byName: '@saywright/server',
    byPath: '../../server/src/config.js',
    allowed: '@saywright/api/contract',
  },
  ...Object.fromEntries(
    // Each floor of the server: what stands above it, by path, and what it may use.
    [
      ['config.ts', './store/connect.js', '@saywright/http'],
      ['messages/messagesOf.ts', '../config.js', './en-US.js'],
      ['files/fileStore.ts', '../security/tokens.js', '../config.js'],
      ['pictures/pictures.ts', '../context.js', '../files/fileStore.js'],
      ['secrets/encryption.ts', '../store/page.js', '../config.js'],
      ['store/page.ts', '../http/api.js', '@saywright/http'],
      ['tasks/queue.ts', '../unit/unit.js', '../store/database.js'],
      ['events/events.ts', '../tasks/queue.js', '../store/database.js'],
      ['unit/createChange.ts', '../security/sessions.js', '../events/events.js'],
      ['security/codes.ts', '../context.js', '../unit/unit.js'],
      ['mail/enqueueMail.ts', '../domains/account/accounts.js', '../unit/unit.js'],
      ['social/social.ts', '../store/database.js', '../config.js'],
      ['context.ts', './seed/seed.js', './unit/unit.js'],
      ['domains/account/saveUser.ts', '../../http/api.js', '../../context.js'],
      ['seed/seed.ts', '../http/api.js', '../domains/account/accounts.js'],
      ['http/api.ts', '../store/database.js', '../domains/routes.js'],
    ].map(([file, byPath, allowed]) => [
      `server/${file}`,
      { file: `services/server/src/${file}`, byName: '@saywright/voice', byPath, allowed } as Row,
    ]),
  ),
  espeak: {
    file: 'services/voice-espeak/src/main.ts',
    byName: '@saywright/api/contract',
    byPath: '../../voice/src/main.js',
    allowed: './phonemes.js',
  },
  e2e: {
    file: 'e2e/journey.spec.ts',
    byName: '@saywright/api/client',
    byPath: '../services/server/src/main.js',
    allowed: '@playwright/test',
  },
  scripts: {
    file: 'scripts/start.ts',
    byName: '@saywright/ui',
    byPath: '../packages/ui/src/index.js',
    allowed: './lib/build.ts',
  },
}

describe.each(Object.entries(rows))('imports of %s', (_name, { file, byName, byPath, allowed }) => {
  const plantings = (specifier: string) => [
    `import { x } from '${specifier}'`,
    `import type { X } from '${specifier}'`,
    `export { x } from '${specifier}'`,
    `const x = await import('${specifier}')`,
  ]

  it.each([...plantings(byName), ...plantings(byPath)])('refuses: %s', (source) => {
    const found = specifiersOf(source)
    expect(found).toHaveLength(1)
    expect(importFault(file, found[0]?.text ?? '')).toBeDefined()
  })

  it(`allows ${allowed}`, () => expect(importFault(file, allowed)).toBeUndefined())
})

describe('specifiers', () => {
  it('are not read from comments', () => {
    expect(specifiersOf(`/** import { x } from 'a' */\n// import 'b'\nimport 'c'`)).toEqual([
      { text: 'c', line: 3, isDynamic: false },
    ])
  })

  it('tell a screen from its route', () => {
    expect(importFault('apps/console/src/features/auth/login/LoginScreen.tsx', 'swr')).toBeDefined()
    expect(importFault('apps/console/src/features/auth/login/LoginRoute.tsx', 'swr')).toBeUndefined()
  })
})

describe('react-aria', () => {
  const fileOf = {
    shell: 'apps/shell/src/session/guard.tsx',
    app: 'apps/console/src/app/router.tsx',
    parts: 'apps/console/src/parts/Tile.tsx',
    feature: 'apps/studio/src/features/hub/HubRoute.tsx',
    screen: 'apps/studio/src/features/hub/HubScreen.tsx',
  }

  it.each(Object.values(fileOf))('reaches %s through ui only', (file) => {
    for (const name of ['react-aria-components', 'react-aria', '@react-aria/focus', 'react-stately'])
      expect(importFault(file, name)).toBeDefined()
    expect(importFault(file, '@saywright/ui')).toBeUndefined()
  })
})
