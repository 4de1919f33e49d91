/** The pressed part of a drawing or its list, by the key of `keyOf`. */
export type PressedPart = { readonly kind: 'part' | 'more'; readonly key: string }
