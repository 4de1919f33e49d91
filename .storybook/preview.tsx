import './noOwnerStacks.js'
import './noScreenKeyboard.js'
import type { Locale } from '@saywright/ui/i18n'
import { useI18next } from '@saywright/ui/react-i18next'
import { type Theme, ThemeProvider } from '@saywright/ui/theme'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { configure } from 'storybook/test'
import { announcer } from './announcer.js'
import { checkOtherModes } from './checkOtherModes.js'
import { commonProps } from './commonProps.js'
import { dropPassedReports } from './dropPassedReports.js'
import { i18n } from './i18n.js'
import { modes, widths } from './modes.js'
import { exportersOf, pasteable } from './pasteable.js'
import { forgetWhatWasSaid, listenToConsole } from './quietConsole.js'
import { forgetFocus, rememberFocus } from './walk/dismissal.js'
import { endTransitions } from './walk/endTransitions.js'
import { isWalked } from './walk/isWalked.js'
import { skipTransitions } from './walk/skipTransitions.js'

const withTheme: Decorator = (Story, { globals }) => {
  const locale = globals.locale as Locale
  useEffect(() => {
    void i18n.changeLanguage(locale)
  }, [locale])
  return (
    <I18nextProvider i18n={i18n}>
      <Page theme={globals.theme as Theme}>
        <Story />
      </Page>
    </I18nextProvider>
  )
}

function Page({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <ThemeProvider isRoot i18n={useI18next()} theme={theme} navigate={() => {}}>
      {children}
    </ThemeProvider>
  )
}

// Only pages of the documentation load what they are made of.
const LazyDocsPage = lazy(() => import('./DocsPage.js'))
const DocsPage = (props: ComponentProps<typeof LazyDocsPage>) => (
  <Suspense>
    <LazyDocsPage {...props} />
  </Suspense>
)

const exporters = exportersOf(
  Object.fromEntries(
    Object.entries(
      import.meta.glob<string>('../packages/{ui,forms,audio}/src/index.ts', {
        eager: true,
        query: '?raw',
        import: 'default',
      }),
    ).map(([path, text]) => [`@saywright/${path.split('/')[2]}`, text]),
  ),
)

/** Says of props without words of their own what holds for all of their name. */
const describeProps: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      { ...type, description: type.description || commonProps[name] },
    ]),
  )

const preview: Preview = {
  argTypesEnhancers: [describeProps],
  decorators: [withTheme],
  loaders: [
    async ({ globals }) => {
      await i18n.changeLanguage(globals.locale as Locale)
      await document.fonts.ready
    },
  ],
  // A built Storybook checks accessibility on request; the tests check it always.
  initialGlobals: { theme: 'light', locale: 'en-US', a11y: { manual: import.meta.env.PROD } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['light', 'dark', 'contrast'] },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'fr-FR', title: 'Français' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      context: { exclude: [announcer] },
      config: { rules: [{ id: 'region', enabled: false }] },
      // Whatever holds is answered once a rule: whole answers weighed 100 to 1,200 kB a story.
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
    },
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(modes).map(([name, { width, height, ...globals }]) => [
          name,
          { ...globals, viewport: { width, height } },
        ]),
      ),
    },
    // "Show code" prints what is drawn, not how a story comes by it.
    docs: {
      container: DocsPage,
      source: {
        type: 'dynamic',
        excludeDecorators: true,
        transform: (code: string) => pasteable(code, exporters),
      },
    },
    // Product screens after the library, journeys that only prove something at the end.
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Installation', 'Theming', 'Testing', 'Changes'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons'],
          'UI',
          ['Layout', 'Typography', 'Actions', 'Fields', 'Data', 'Overlays', 'Feedback', 'Navigation'],
          'Forms',
          'Audio',
          'Shell',
          'Console',
          ['*', 'Flows'],
          'Studio',
          ['*', 'Flows'],
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, { width, height }]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  // Events reach React as they do in a browser. Wrapped in act, a focus set while React commits would commit once more inside.
  beforeAll: () => {
    // Bounds what never comes: where the machine is busy, a second is short.
    configure({ eventWrapper: (dispatch) => dispatch(), asyncUtilTimeout: 30_000 })
    listenToConsole()
    rememberFocus()
    if ('__STORYBOOK_PREVIEW__' in window) return
    endTransitions()
    skipTransitions()
  },
  beforeEach: async (context) => {
    forgetWhatWasSaid()
    forgetFocus()
    if ('__STORYBOOK_PREVIEW__' in window) return
    dropPassedReports(context)
    const { commands } = await import('vitest/browser')
    await commands.parkPointer()
  },
  afterEach: async (context) => {
    if (await isWalked(context.id)) await checkOtherModes(context)
  },
}
export default preview
