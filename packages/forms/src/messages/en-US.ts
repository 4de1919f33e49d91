import type { FieldErrorKey } from '@saywright/api/contract'

/** The dictionary of field errors. */
export const enUS = {
  required: 'This field is required.',
  invalidEmail: 'This address is not accepted. Write one like name@example.com.',
  incorrectEmail: 'This address could not be verified. Check it, or use another one.',
  webmailEmail: 'Use your company address, not webmail.',
  incorrectDomain: 'This domain could not be verified. Check it, or try again later.',
  invalidDomain: 'Write the domain alone, for example example.com.',
  domainMismatch: 'This address does not belong to the domain.',
  mismatch: 'The two passwords do not match.',
  qualityPassword: 'Use 8 characters or more, with upper and lower case, a digit and a special character.',
  url: 'Write a web address, for example example.com.',
  alreadyExists: 'This name is already taken. Choose another one.',
  atLeastOneRequired: 'Choose at least one.',
  tooLong: 'This text is too long. Shorten it.',
  outOfRange: 'This value is out of range.',
  specialCharacters: 'Remove the special characters.',
  hiddenCharacters: 'This text contains hidden characters. Type it instead of pasting it.',
  punctuation: 'Remove the punctuation.',
  commonPassword: 'This password is too common. Choose another one.',
  invalid: 'This value is not valid.',
} as const satisfies Record<FieldErrorKey, string>
