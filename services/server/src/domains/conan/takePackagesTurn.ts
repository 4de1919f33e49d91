import { takeTurn } from '../../unit/takeTurn.js'
import type { Unit } from '../../unit/unit.js'

/** Lets changes of which packages a project has wait for each other. */
export const takePackagesTurn = (unit: Unit, projectId: number) => takeTurn(unit, [`packages ${projectId}`])
