import { kindOf, type ModelType, modelTypes } from '@saywright/api/contract'
import { useLocation } from 'react-router'

/** The type that the address of a model names after the project. */
export function useTypeOfAddress(): ModelType {
  const [, , segment = ''] = useLocation().pathname.split('/')
  return modelTypes.find((type) => kindOf(type).segment === segment) ?? 'voice_commands'
}
