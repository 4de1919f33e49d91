import {
  Button,
  Heading,
  Icon,
  IconButton,
  type IconProps,
  Inline,
  Menu,
  MenuItem,
  MenuTrigger,
} from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import {
  AlignLeft,
  CircleQuestionMark,
  Ellipsis,
  FileInput,
  FileOutput,
  LibraryBig,
  ListTree,
  Search,
  Sparkles,
  Volume2,
} from 'lucide-react'
import { helperMessages } from '../../messages/helperMessages.js'
import { voiceCommandsMessages } from '../../messages/index.js'
import { pronounceMessages } from '../../messages/pronounceMessages.js'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import { CoverageButton } from '../../parts/coverage/CoverageButton.js'
import { bar, barIcon } from '../../parts/GrammarPane.css.js'
import { libraryMessages } from './library/messages.js'

export type GrammarBarProps = {
  coverage: CoverageView
  isFormatDisabled: boolean
  onFormat: () => void
  onFind: () => void
  /** Opens what can be written. */
  onSheet: () => void
  /** Opens the list of the rules. */
  onOutline: () => void
  /** Opens the library of rules. */
  onRules: (() => void) | undefined
  onExchange: (way: 'import' | 'export') => void
  /** Opens the pronunciations of the words. */
  onPronunciations: () => void
  /** Opens the helper that writes a grammar from a description; absent without a project. */
  onHelper: (() => void) | undefined
}

/** The actions on the text of a grammar. */
export function GrammarBar({
  coverage,
  isFormatDisabled,
  onFormat,
  onFind,
  onSheet,
  onOutline,
  onRules,
  onExchange,
  onPronunciations,
  onHelper,
}: GrammarBarProps) {
  const t = useMessages(voiceCommandsMessages)
  const pronounce = useMessages(pronounceMessages)
  const helper = useMessages(helperMessages)
  const library = useMessages(libraryMessages)
  return (
    <div className={bar}>
      <Heading level={2} variant="label">
        {t('editor.title')}
      </Heading>
      <Inline gap="x1">
        <CoverageButton view={coverage} />
        {onHelper && (
          <Button size="small" variant="ghost" icon={<BarIcon of={Sparkles} />} onPress={onHelper}>
            {helper('open')}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={<BarIcon of={AlignLeft} />}
          isDisabled={isFormatDisabled}
          onPress={onFormat}
        >
          {t('editor.format')}
        </Button>
        <Button size="small" variant="ghost" icon={<BarIcon of={Search} />} onPress={onFind}>
          {t('editor.find')}
        </Button>
        <Button size="small" variant="ghost" icon={<BarIcon of={CircleQuestionMark} />} onPress={onSheet}>
          {t('help.button')}
        </Button>
        <MenuTrigger>
          <IconButton size="small" label={t('editor.more')} icon={<Icon of={Ellipsis} />} />
          <Menu placement="bottom end" aria-label={t('editor.more')}>
            <MenuItem icon={<Icon of={ListTree} />} shortcut={t('editor.rulesKeys')} onAction={onOutline}>
              {t('editor.rules')}
            </MenuItem>
            <MenuItem icon={<Icon of={Volume2} />} onAction={onPronunciations}>
              {pronounce('open')}
            </MenuItem>
            {onRules && (
              <MenuItem icon={<Icon of={LibraryBig} />} onAction={onRules}>
                {library('title')}
              </MenuItem>
            )}
            <MenuItem icon={<Icon of={FileInput} />} onAction={() => onExchange('import')}>
              {t('editor.import')}
            </MenuItem>
            <MenuItem icon={<Icon of={FileOutput} />} onAction={() => onExchange('export')}>
              {t('editor.export')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </Inline>
    </div>
  )
}

function BarIcon({ of }: IconProps) {
  return (
    <span className={barIcon}>
      <Icon of={of} />
    </span>
  )
}
