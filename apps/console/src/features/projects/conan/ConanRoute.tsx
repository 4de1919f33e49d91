import { toLoadable, useConanPackages } from '@saywright/api/react'
import { consolePaths } from '@saywright/shell/paths'
import { useSearchParams } from 'react-router'
import { readPagePlace, writtenPagePlace } from '../../../parts/pagePlace.js'
import { useStepBack } from '../../../parts/useStepBack.js'
import { useProjectContext } from '../area/layout/ProjectLayoutRoute.js'
import { ConanScreen } from './ConanScreen.js'

/** The page lives in the address, as that of downloads does. */
export function ConanRoute() {
  const { project } = useProjectContext()
  const [params, setParams] = useSearchParams()
  const { page, pageSize } = readPagePlace(params)
  const packages = toLoadable(useConanPackages(project.id, { pageIndex: page - 1, pageSize }))
  const go = (next: number, size: number) =>
    setParams(writtenPagePlace({ page: next, pageSize: size }), { replace: true })
  useStepBack({ page, pageSize, shown: packages, onPage: (last) => go(last, pageSize) })
  return (
    <ConanScreen
      packages={packages}
      command={`conan remote add project-${project.id} ${location.origin}/api/conan/${project.id}`}
      securityHref={consolePaths.security}
      page={page}
      pageSize={pageSize}
      onPageChange={go}
    />
  )
}
