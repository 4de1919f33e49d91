import type { ModelType } from '@saywright/api/contract'
import { useLocation } from 'react-router'

const types: Readonly<Record<string, ModelType>> = {
  'wake-words': 'wake_word',
  synthesis: 'synthesis',
  enhancement: 'enhancement',
  biometrics: 'biometrics',
}

/** The type that the address of a model names after the project. */
export function useTypeOfAddress(): ModelType {
  const [, , segment = ''] = useLocation().pathname.split('/')
  return types[segment] ?? 'voice_commands'
}
