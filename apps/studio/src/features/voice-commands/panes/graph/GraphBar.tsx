import { Button, Heading, Icon, IconButton, Inline, Select } from '@saywright/ui'
import { useMessages } from '@saywright/ui/i18n'
import { ListTree, Maximize, Minus, Plus } from 'lucide-react'
import type { CoverageView } from '../../model/coverage/SuiteCoverage.js'
import { CoverageButton } from '../../parts/coverage/CoverageButton.js'
import { bar } from '../../parts/GrammarPane.css.js'
import { percent as percentClass, rulePicker } from './GraphPane.css.js'
import { graphMessages } from './messages.js'
import type { Zoom } from './useZoom.js'

export type GraphBarProps = {
  name: string
  names: readonly string[]
  onRule: (name: string) => void
  coverage: CoverageView
  zoom: Zoom
  /** The zoom in per cent, formatted for the language. */
  percent: string
  isListed: boolean
  onList: () => void
}

/** Toolbar that selects the rule and the zoom of the diagram. */
export function GraphBar({ name, names, onRule, coverage, zoom, percent, isListed, onList }: GraphBarProps) {
  const t = useMessages(graphMessages)
  return (
    <div className={bar}>
      <Inline gap="x2">
        <Heading level={2} variant="label">
          {t('title')}
        </Heading>
        <div className={rulePicker}>
          <Select
            label={t('rule')}
            isLabelHidden
            options={names.map((each) => ({ value: each, label: `<${each}>` }))}
            value={name}
            onChange={onRule}
          />
        </div>
      </Inline>
      <Inline gap="x1">
        <CoverageButton view={coverage} />
        <Button
          size="small"
          variant="ghost"
          icon={<Icon of={ListTree} />}
          aria-expanded={isListed}
          onPress={onList}
        >
          {t('list')}
        </Button>
        <IconButton size="small" label={t('zoomOut')} icon={<Icon of={Minus} />} onPress={zoom.zoomOut} />
        <span className={percentClass} role="status" aria-label={t('zoom')}>
          {percent}
        </span>
        <IconButton size="small" label={t('zoomIn')} icon={<Icon of={Plus} />} onPress={zoom.zoomIn} />
        <Button size="small" variant="ghost" icon={<Icon of={Maximize} />} onPress={zoom.fit}>
          {t('fit')}
        </Button>
      </Inline>
    </div>
  )
}
