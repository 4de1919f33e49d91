// Text beside a part that comes and goes stands in an element of its own, so that a translated page does not break.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { bareTexts } from './lib/bareTexts.ts'
import { filesUnder } from './lib/files.ts'
import { report } from './lib/report.ts'
import { root } from './lib/root.ts'

/** Names that are no texts in a file, whatever they are elsewhere: parts of a page, options, entries, pieces of a whole text. */
const noTexts: Readonly<Record<string, readonly string[]>> = {
  'apps/console/src/features/account/layout/AccountLayout.tsx': ['children'],
  'apps/console/src/features/projects/area/layout/ProjectLayout.tsx': ['children'],
  'apps/studio/src/features/voice-commands/panes/try/quick-test/RecognitionResult.tsx': ['children'],
  'packages/ui/src/components/BackgroundVideo/BackgroundVideo.tsx': ['children'],
  'packages/ui/src/components/ComboBox/SuggestionBox.tsx': ['children'],
  'packages/ui/src/components/Field/FieldFrame.tsx': ['children'],
  'packages/ui/src/components/Menu/Menu.tsx': ['children'],
  'packages/ui/src/components/SafeHtml/safeNodes.tsx': ['children'],
  'packages/ui/src/i18n/richText.tsx': ['words', 'piece'],
  'packages/ui/src/patterns/SideMenu/SideMenuEntry.tsx': ['children'],
  'packages/ui/src/primitives/Page/Page.tsx': ['children'],
  'packages/ui/src/theme/ThemeProvider.tsx': ['children'],
}

const files = ['packages', 'apps']
  .flatMap((folder) => filesUnder(root + folder))
  .map((path) => relative(root, path))
  .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$|\/(testing|flows)\//.test(file))
report(
  `texts beside parts in ${files.length} files`,
  files.flatMap((file) =>
    bareTexts(readFileSync(root + file, 'utf8'), noTexts[file]).map(
      ({ line, text }) =>
        `${file}:${line}: \`${text}\` stands bare beside a part that comes and goes: give it a span`,
    ),
  ),
)
