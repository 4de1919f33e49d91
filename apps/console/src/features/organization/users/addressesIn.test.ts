import { limits } from '@saywright/api/contract'
import { expect, test } from 'vitest'
import { addressesIn, faultsOfAddresses } from './addressesIn.js'

test.each([
  ['', []],
  [' ada@halden.com ', ['ada@halden.com']],
  [
    'ada@halden.com, tom@halden.com;\nzofia@halden.com',
    ['ada@halden.com', 'tom@halden.com', 'zofia@halden.com'],
  ],
  ['Ada Lovelace <ada@halden.com>, "Tom" <tom@halden.com>', ['ada@halden.com', 'tom@halden.com']],
  ['ada@halden.com ADA@halden.com', ['ADA@halden.com']],
  ['ada tom@halden.com', ['ada', 'tom@halden.com']],
])('in %j are the addresses %j', (written, addresses) => {
  expect(addressesIn(written)).toEqual(addresses)
})

const many = Array.from({ length: limits.invitationsAtOnce + 1 }, (_, index) => `p${index}@halden.com`)
test.each([
  [' , ', { addresses: 'required' }],
  ['ada@halden.com tom', { addresses: 'invalidEmail' }],
  [many.join(' '), { addresses: 'outOfRange' }],
  [many.slice(1).join('\n'), {}],
])('%j has the fault %j', (addresses, faults) => {
  expect(faultsOfAddresses({ addresses })).toEqual(faults)
})
