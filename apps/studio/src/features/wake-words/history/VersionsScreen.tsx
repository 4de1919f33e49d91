import type { Loadable } from '@saywright/api/contract'
import { VersionsFrame } from '../../../parts/versions/VersionsFrame.js'
import { VersionsView, type VersionsViewProps } from './VersionsView.js'

export type VersionsScreenProps = { view: Loadable<VersionsViewProps> }

/** The versions of a model of wake words, once they are there. */
export function VersionsScreen({ view }: VersionsScreenProps) {
  return view.state === 'ready' ? <VersionsView {...view.value} /> : <VersionsFrame view={view} />
}
