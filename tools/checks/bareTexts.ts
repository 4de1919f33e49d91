// Text beside a part that comes and goes is in an element of its own, so that a translated page does not break.
import { bareTexts as bareTextsIn } from '../lib/bareTexts.ts'
import { isProductCode, sourcesIn } from '../lib/sources.ts'
import type { Check } from './check.ts'

/**
 * Names that are not texts in a file, whatever they are elsewhere: parts of a page, options, entries, pieces of a whole
 * text.
 */
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

export const bareTexts: Check = {
  name: 'bare texts',
  find() {
    const sources = sourcesIn(['packages', 'apps'], (file) => file.endsWith('.tsx') && isProductCode(file))
    return {
      subject: `texts beside parts in ${sources.length} files`,
      faults: sources.flatMap(({ file, text: source }) =>
        bareTextsIn(source, noTexts[file]).map(
          ({ line, text }) =>
            `${file}:${line}: \`${text}\` stands bare beside a part that comes and goes: give it a span`,
        ),
      ),
    }
  },
}
