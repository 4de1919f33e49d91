import { limits } from '@saywright/api/contract'
import { toLoadable, useConanPackages } from '@saywright/api/react'
import { consolePaths } from '@saywright/shell/paths'
import { useState } from 'react'
import { useProjectContext } from '../area/layout/ProjectLayoutRoute.js'
import { ConanScreen } from './ConanScreen.js'

export function ConanRoute() {
  const { project } = useProjectContext()
  const [{ page, pageSize }, setPaging] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: limits.pageSize,
  })
  const packages = useConanPackages(project.id, { pageIndex: page - 1, pageSize })
  return (
    <ConanScreen
      packages={toLoadable(packages)}
      command={`conan remote add project-${project.id} ${location.origin}/api/conan/${project.id}`}
      securityHref={consolePaths.security}
      page={page}
      pageSize={pageSize}
      onPageChange={(next, size) => setPaging({ page: next, pageSize: size })}
    />
  )
}
