import { acquireLock } from '../../unit/acquireLock.js'
import type { Unit } from '../../unit/unit.js'

/** Lets changes of which packages a project has wait for each other. */
export const takePackagesTurn = (unit: Unit, projectId: number) =>
  acquireLock(unit, [`packages ${projectId}`])
