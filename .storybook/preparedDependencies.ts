/**
 * Dependencies that Vite prepares before the first test. Found in the middle of a run they would make it reload, and
 * the test under way would fail.
 */
export const preparedDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'axe-core',
  'vitest-browser-react',
  '@saywright/ui > react-aria-components',
  '@saywright/ui > i18next',
  '@saywright/ui > lucide-react',
  '@saywright/ui > @codemirror/autocomplete',
  '@saywright/ui > @codemirror/commands',
  '@saywright/ui > @codemirror/language',
  '@saywright/ui > @codemirror/lint',
  '@saywright/ui > @codemirror/search',
  '@saywright/ui > @codemirror/state',
  '@saywright/ui > @codemirror/view',
  '@saywright/ui > @lezer/highlight',
  '@saywright/forms > react-final-form',
  '@saywright/forms > final-form',
  '@saywright/forms > superstruct',
  '@saywright/api > swr',
  '@saywright/api > swr/infinite',
  '@saywright/api > swr/mutation',
  '@saywright/api > swr/subscription',
  '@saywright/console > react-router',
  '@saywright/console > react-router/dom',
]
