import { describe, expect, it } from 'vitest'
import { importFault } from '../lib/checkImport.ts'
import { specifiersOf } from '../lib/imports.ts'

type Row = { file: string; byName: string; byPath: string; allowed: string }

/** For each row of the table, one planted fault by name and by path, and one import that must pass. */
const rows: Record<string, Row> = {
  grammar: {
    file: 'packages/grammar/src/match/match.ts',
    byName: '@saywright/ui',
    byPath: '../../../ui/src/index.js',
    allowed: '../syntax/parse.js',
  },
  'grammar without an editor': {
    file: 'packages/grammar/src/index.ts',
    byName: '@codemirror/language',
    byPath: './codemirror/index.js',
    allowed: './jsgf/index.js',
  },
  'grammar/codemirror': {
    file: 'packages/grammar/src/codemirror/bnfLanguage.ts',
    byName: 'react',
    byPath: '../syntax/highlight.js',
    allowed: '@codemirror/language',
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
  'ui/text': {
    file: 'packages/ui/src/text/foldText.ts',
    byName: 'react',
    byPath: '../components/Button/Button.js',
    allowed: './matchText.js',
  },
  forms: {
    file: 'packages/forms/src/core/ValidatedForm.tsx',
    byName: '@saywright/api/react',
    byPath: '../../../api/src/client/index.js',
    allowed: '@saywright/api/contract',
  },
  catalogue: {
    file: 'packages/api/src/catalogue/languages.ts',
    byName: 'react',
    byPath: '../contract/index.js',
    allowed: './option.js',
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
    file: 'apps/documentation/src/html/grammarHtml.ts',
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
  ...Object.fromEntries(
    // Each floor of a feature: what is above it, or another pane, by path, and what it may use.
    [
      ['messages/index.ts', '@saywright/studio', '../model/document/drafts.js', './en-US.js'],
      [
        'model/grammar-worker/answers.ts',
        '@saywright/studio',
        '../../parts/hear/HearButton.js',
        '../try/useTooMuch.js',
      ],
      [
        'model/document/useSaving.ts',
        'react-aria',
        '../../panes/conflict/mergeParts.js',
        '../grammar-worker/useGrammarQuery.js',
      ],
      ['parts/hear/HearWords.tsx', 'swr', '../../panes/slots/SlotList.js', '../../model/grammar/TextView.js'],
      [
        'panes/graph/GraphPane.tsx',
        '@saywright/api/react',
        '../try/TryPane.js',
        '../../parts/try/TryTyping.js',
      ],
      [
        'panes/grammar/rules/ruleKeys.ts',
        'react-router',
        '../../../workspace/Workspace.js',
        '../GrammarBar.js',
      ],
      ['workspace/Workspace.tsx', 'react-aria', '../history/VersionsView.js', '../panes/graph/GraphPane.js'],
      ['history/VersionsView.tsx', 'react-aria', '../panes/graph/GraphPane.js', '../parts/hear/HearWords.js'],
      ['history/VersionsScreen.tsx', 'swr', '../panes/graph/GraphPane.js', '../parts/hear/HearWords.js'],
    ].map(([path = '', byName = '', byPath = '', allowed = '']): [string, Row] => [
      `a feature/${path}`,
      { file: `apps/studio/src/features/voice-commands/${path}`, byName, byPath, allowed },
    ]),
  ),
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
    allowed: '@saywright/engines/recognition',
  },
  'engines/voice-activity': {
    file: 'packages/engines/src/voice-activity/spectra.ts',
    byName: 'node:fs',
    byPath: '../failures/EngineFailure.js',
    allowed: '@saywright/audio/signal',
  },
  'engines/surroundings': {
    file: 'packages/engines/src/surroundings/rooms.ts',
    byName: 'node:fs',
    byPath: '../failures/EngineFailure.js',
    allowed: '@saywright/audio/signal',
  },
  'engines/decoding': {
    file: 'packages/engines/src/decoding/decodeSound.ts',
    byName: '@saywright/http',
    byPath: '../failures/EngineFailure.js',
    allowed: '@saywright/audio/signal',
  },
  'engines/results': {
    file: 'packages/engines/src/results/recognitionResponse.ts',
    byName: 'node:fs',
    byPath: '../failures/EngineFailure.js',
    allowed: '@saywright/api/contract',
  },
  'engines/seats': {
    file: 'packages/engines/src/seats/seats.ts',
    byName: '@saywright/api/contract',
    byPath: '../failures/EngineFailure.js',
    allowed: './index.js',
  },
  engines: {
    file: 'packages/engines/src/recognition/soundswallower/recognizer.ts',
    byName: '@saywright/http',
    byPath: '../../../../../services/voice/src/failures.js',
    allowed: '../../seats/seats.js',
  },
  'services/http': {
    file: 'services/http/src/serveEndpoints.ts',
    byName: '@saywright/server',
    byPath: '../../server/src/config.js',
    allowed: '@saywright/api/contract',
  },
  ...Object.fromEntries(
    // Each floor of the server: what is above it, by path, and what it may use.
    [
      ['config.ts', './store/connect.js', '@saywright/http'],
      ['messages/messagesOf.ts', '../config.js', './en-US.js'],
      ['files/fileStore.ts', '../security/tokens.js', '../config.js'],
      ['pictures/pictures.ts', '../context.js', '../files/fileStore.js'],
      ['secrets/encryption.ts', '../store/page.js', '../config.js'],
      ['store/page.ts', '../http/api.js', '@saywright/http'],
      ['tasks/queue.ts', '../transaction/transaction.js', '../store/database.js'],
      ['events/events.ts', '../tasks/queue.js', '../store/database.js'],
      ['transaction/createTransactionRunner.ts', '../security/sessions.js', '../events/events.js'],
      ['security/codes.ts', '../context.js', '../transaction/transaction.js'],
      ['mail/enqueueMail.ts', '../domains/shared/people/accounts.js', '../transaction/transaction.js'],
      ['audit/writeAudit.ts', '../domains/shared/call.js', '../transaction/transaction.js'],
      ['social/social.ts', '../store/database.js', '../config.js'],
      ['context.ts', './seed/seed.js', './transaction/transaction.js'],
      ['domains/shared/scope.ts', '../account/userResponse.js', '../../context.js'],
      ['domains/account/saveUser.ts', '../members/removeMember.js', '../licence-keys/licenceEnds.js'],
      ['domains/members/listMembers.ts', '../project/getProject.js', '../account/userResponse.js'],
      ['domains/deals/createDeal.ts', '../files/listFiles.js', '../members/removeMember.js'],
      ['domains/files/listFiles.ts', '../models/kinds.js', '../project/taskRight.js'],
      ['domains/models/models.ts', '../exports/runExport.js', '../audio-files/readRecording.js'],
      ['domains/exports/runExport.ts', '../../http/api.js', '../models/kinds.js'],
      ['domains/routes.ts', '../http/api.js', './exports/routes.js'],
      ['seed/seed.ts', '../http/api.js', '../domains/account/userResponse.js'],
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
  tools: {
    file: 'tools/start.ts',
    byName: '@saywright/ui',
    byPath: '../packages/ui/src/index.js',
    allowed: './lib/build.ts',
  },
}

/** The same for tests, stories and the helpers of both. */
const rowsOfTests: Record<string, Row> = {
  'tests of grammar': {
    file: 'packages/grammar/src/match/match.test.ts',
    byName: '@saywright/cli',
    byPath: '../../../cli/src/testing/aTerminal.js',
    allowed: '../testing/cases.js',
  },
  'tests of cli': {
    file: 'packages/cli/src/commands/lint.test.ts',
    byName: '@saywright/server',
    byPath: '../../../../services/server/tests/support/testServer.js',
    allowed: '../testing/aTerminal.js',
  },
  'tests of ui': {
    file: 'packages/ui/src/components/Button/Button.test.tsx',
    byName: '@saywright/api/testing',
    byPath: '../../../../../apps/console/src/testing/visit.js',
    allowed: './Button.stories.js',
  },
  'stories of ui': {
    file: 'packages/ui/src/components/Button/Button.stories.tsx',
    byName: '@saywright/forms',
    byPath: '../../../../api/src/testing/index.js',
    allowed: 'storybook/test',
  },
  'pages of ui': {
    file: 'packages/ui/src/components/Button/Button.mdx',
    byName: '@saywright/shell',
    byPath: '../../../../forms/src/core/FormGrid.stories',
    allowed: './Button.stories',
  },
  'tests of audio/signal': {
    file: 'packages/audio/src/signal/decodeWav.test.ts',
    byName: '@saywright/ui',
    byPath: '../capture/Recording.js',
    allowed: '../testing/synthesise.js',
  },
  'tests of ui/text': {
    file: 'packages/ui/src/text/foldText.test.ts',
    byName: '@saywright/api/contract',
    byPath: '../components/Button/Button.js',
    allowed: './testing/foldCases.js',
  },
  'stories of audio': {
    file: 'packages/audio/src/widgets/Recorder/Recorder.stories.tsx',
    byName: '@saywright/api/testing',
    byPath: '../../../../grammar/src/testing/cases.js',
    allowed: '@saywright/ui/testing',
  },
  'tests of forms': {
    file: 'packages/forms/src/core/validate.test.ts',
    byName: '@saywright/api/react',
    byPath: '../../../api/src/testing/builders/members.js',
    allowed: '@saywright/api/catalogue',
  },
  'stories of forms': {
    file: 'packages/forms/src/core/ValidatedForm.stories.tsx',
    byName: 'vitest',
    byPath: '../../../audio/src/testing/synthesise.js',
    allowed: '../testing/errorMessageOf.js',
  },
  'tests of api/contract': {
    file: 'packages/api/src/contract/account/rules.test.ts',
    byName: '@saywright/api/react',
    byPath: '../../client/createClient.js',
    allowed: '../../testing/builders/members.js',
  },
  'tests of api/client': {
    file: 'packages/api/src/client/createClient.test.ts',
    byName: '@saywright/server',
    byPath: '../react/useApi.js',
    allowed: '../testing/fakeTransport.js',
  },
  'tests of api/react': {
    file: 'packages/api/src/react/useLiveUpdates.test.tsx',
    byName: '@saywright/ui',
    byPath: '../../../forms/src/testing/index.js',
    allowed: '../testing/fakeTransport.js',
  },
  'tests of shell': {
    file: 'apps/shell/src/router/Routing.test.tsx',
    byName: 'react-aria',
    byPath: '../../../console/src/testing/visit.js',
    allowed: '@saywright/api/testing',
  },
  'stories of a part': {
    file: 'apps/console/src/parts/proof/ProofDialog.stories.tsx',
    byName: '@saywright/shell',
    byPath: '../../features/organization/testing/frame.js',
    allowed: '../../testing/openAgain.js',
  },
  'tests of a part': {
    file: 'apps/console/src/parts/proof/proofErrors.test.ts',
    byName: '@saywright/server',
    byPath: '../../features/account/routes.js',
    allowed: './proofErrors.js',
  },
  'tests of a feature': {
    file: 'apps/studio/src/features/hub/home/HubRoute.test.tsx',
    byName: '@saywright/voice',
    byPath: '../../models/page/ModelScreen.stories.js',
    allowed: '../../../app/router.js',
  },
  'stories of a pane': {
    file: 'apps/studio/src/features/voice-commands/panes/graph/GraphPane.stories.tsx',
    byName: '@saywright/api/react',
    byPath: '../../../audio-files/messages/index.js',
    allowed: '../../model/grammar/useGrammarState.js',
  },
  'stories of a feature': {
    file: 'apps/console/src/features/auth/login/LoginScreen.stories.tsx',
    byName: '@saywright/api/react',
    byPath: '../../organization/testing/people.js',
    allowed: '@saywright/api/testing',
  },
  'helpers of a feature': {
    file: 'apps/console/src/features/organization/testing/people.ts',
    byName: '@saywright/api/client',
    byPath: '../../staff/testing/listPlays.js',
    allowed: '../../../testing/visit.js',
  },
  'flows of an app': {
    file: 'apps/console/src/flows/Register.stories.tsx',
    byName: '@saywright/server',
    byPath: '../../../studio/src/testing/visit.js',
    allowed: '../features/auth/register/messages.js',
  },
  'helpers of an app': {
    file: 'apps/studio/src/testing/Studio.tsx',
    byName: 'react-aria-components',
    byPath: '../../../../services/server/src/seed/grammars.js',
    allowed: '../app/router.js',
  },
  'tests of documentation': {
    file: 'apps/documentation/src/site/site.test.ts',
    byName: '@saywright/api/testing',
    byPath: '../../../console/src/app/router.js',
    allowed: '../../../../tools/lib/wording.ts',
  },
  'tests of engines/voice-activity': {
    file: 'packages/engines/src/voice-activity/createSilero.test.ts',
    byName: '@saywright/api/contract',
    byPath: '../recognition/port.js',
    allowed: '../testing/noises.js',
  },
  'tests of engines/decoding': {
    file: 'packages/engines/src/decoding/decodeSound.test.ts',
    byName: '@saywright/http',
    byPath: '../recognition/port.js',
    allowed: '@saywright/audio/testing',
  },
  'tests of engines/seats': {
    file: 'packages/engines/src/seats/seats.test.ts',
    byName: '@saywright/http',
    byPath: '../recognition/port.js',
    allowed: './seats.js',
  },
  'tests of engines': {
    file: 'packages/engines/src/recognition/soundswallower/sessions.test.ts',
    byName: '@saywright/http',
    byPath: '../../../../../services/voice/tests/support/startVoiceProcess.js',
    allowed: '@saywright/api/contract',
  },
  'tests of services/http': {
    file: 'services/http/src/sse.test.ts',
    byName: '@saywright/api/react',
    byPath: '../../server/tests/support/testServer.js',
    allowed: '@saywright/api/contract',
  },
  'tests of server': {
    file: 'services/server/src/domains/voice-commands/listen.test.ts',
    byName: '@saywright/shell',
    byPath: '../../../../voice/tests/support/startVoiceProcess.js',
    allowed: '../../../tests/support/testServer.js',
  },
  'helpers of server': {
    file: 'services/server/tests/support/testServer.ts',
    byName: '@saywright/ui/testing',
    byPath: '../../../../apps/studio/src/features/voice-commands/panes/share/snippets.js',
    allowed: '../../src/config.js',
  },
  'tests of voice': {
    file: 'services/voice/tests/voice.test.ts',
    byName: '@saywright/server',
    byPath: '../../server/tests/support/wav.js',
    allowed: './support/commands.js',
  },
  'tests of espeak': {
    file: 'services/voice-espeak/tests/espeak.test.ts',
    byName: '@saywright/api/contract',
    byPath: '../../voice/tests/support/createEspeak.js',
    allowed: '../src/main.ts',
  },
  'tests of tools': {
    file: 'tools/compressed.test.ts',
    byName: '@saywright/server',
    byPath: '../packages/forms/src/index.js',
    allowed: '../apps/compressed.ts',
  },
  storybook: {
    file: '.storybook/keptTexts.tsx',
    byName: '@saywright/server',
    byPath: '../services/server/tests/support/wav.js',
    allowed: '../apps/studio/src/features/voice-commands/testing/picking.js',
  },
}

describe.each(Object.entries({ ...rows, ...rowsOfTests }))(
  'imports of %s',
  (_name, { file, byName, byPath, allowed }) => {
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
  },
)

describe('specifiers', () => {
  it('are not read from comments', () => {
    expect(specifiersOf(`/** import { x } from 'a' */\n// import 'b'\nimport 'c'`)).toEqual([
      { text: 'c', line: 3, isDynamic: false },
    ])
  })

  it('distinguish a screen from its route', () => {
    expect(importFault('apps/console/src/features/auth/login/LoginScreen.tsx', 'swr')).toBeDefined()
    expect(importFault('apps/console/src/features/auth/login/LoginRoute.tsx', 'swr')).toBeUndefined()
  })
})

describe('tests and stories', () => {
  it.each([
    ['packages/forms/src/core/ValidatedForm.tsx', '@saywright/ui/testing'],
    ['packages/ui/src/components/Button/Button.tsx', './Button.stories.js'],
    ['apps/shell/src/session/guard.tsx', '@saywright/api/testing'],
    ['apps/console/src/features/auth/login/LoginRoute.tsx', '../../../testing/visit.js'],
    ['apps/console/src/features/auth/login/LoginScreen.tsx', './LoginScreen.stories.js'],
    ['apps/console/src/app/router.tsx', '@saywright/api/testing'],
    ['services/server/src/main.ts', '../tests/support/wav.js'],
  ])('are not imported by the product (%s)', (file, specifier) => {
    expect(importFault(file, specifier)).toBeDefined()
  })

  it('run in the server the program that the studio shows, in one file', () => {
    const snippets = '../../../../../apps/studio/src/features/voice-commands/panes/share/snippets.js'
    expect(
      importFault('services/server/src/domains/voice-commands/recognize.test.ts', snippets),
    ).toBeUndefined()
    expect(importFault('services/server/src/domains/voice-commands/listen.test.ts', snippets)).toBeDefined()
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
