import type { FieldErrorKey } from '@saywright/api/contract'

export const enUS = {
  errors: {
    required: 'This field is required',
    invalidEmail: 'This is not an e-mail address. Check for a missing @ or a typing mistake.',
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
    punctuation: 'Remove the punctuation.',
    invalid: 'This value is not valid.',
  } satisfies Record<FieldErrorKey, string>,
  form: {
    summary: {
      title_one: 'One field needs your attention',
      title_other: '{{count}} fields need your attention',
      fault: '{{field}}: {{fault}}',
    },
  },
  kits: {
    email: { label: 'E-mail' },
    password: {
      label: 'Password',
      newLabel: 'New password',
      confirmation: 'Confirm the password',
      length: 'At least 8 characters',
      letters: 'An upper-case and a lower-case letter',
      digitAndSpecial: 'A digit and a special character, such as ! or #',
    },
    personName: { first: 'First name', last: 'Last name' },
  },
} as const
