const bytes = new Uint8Array([1, 2, 3, 4]).buffer

/** A passkey as a device would make it. */
const credential = {
  id: 'AQIDBA',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    getTransports: () => ['internal'],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => bytes,
    getAuthenticatorData: () => bytes,
  },
}

/** Lets a device answer the browser's question for a passkey, for as long as something is done. */
export async function withDevice(response: 'agrees' | 'declines', act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator.credentials, 'create', {
    configurable: true,
    value: async () => {
      if (response === 'agrees') return credential
      throw new DOMException('The person closed the question.', 'NotAllowedError')
    },
  })
  try {
    await act()
  } finally {
    // The browser's own one is behind it.
    Reflect.deleteProperty(navigator.credentials, 'create')
  }
}
