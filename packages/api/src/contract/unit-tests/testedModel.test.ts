import { expect, test } from 'vitest'
import { kindOf, modelTypes } from '../models/modelKinds.js'
import { testedTypes, typeOfTest } from './testedModel.js'

test('unit tests are for the kinds whose suite they are', () => {
  expect(testedTypes).toEqual(modelTypes.filter((type) => kindOf(type).suite === 'unit-tests'))
})

test('a test without a kind is of voice commands', () => {
  expect(typeOfTest({})).toBe('voice_commands')
  expect(typeOfTest({ model_type: 'wake_word' })).toBe('wake_word')
})
