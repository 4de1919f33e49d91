import { limits } from '@saywright/api/contract'
import { isNameTaken, type NamedModel } from './isNameTaken.js'

/**
 * A name for a copy that no model has yet.
 *
 * @param nameWith the name of the copy with a number, from 2; it is shortened where it would be longer than a name may be.
 */
export function nameOfCopy(
  name: string,
  models: readonly NamedModel[],
  nameWith: (name: string, number: number) => string,
): string {
  for (let number = 2; ; number++) {
    const longer = nameWith(name, number).length - name.length
    const copy = nameWith(name.slice(0, limits.nameMaxCharacters - longer).trim(), number)
    if (!isNameTaken(copy, models)) return copy
  }
}
