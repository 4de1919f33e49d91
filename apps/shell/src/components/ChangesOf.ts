type Parts<Groups> = { readonly [Group in keyof Groups]?: Partial<Groups[Group]> }

/** Overrides of a story for the builder of its view, by group. */
export type ChangesOf<View extends { readonly state: unknown; readonly actions: unknown }> = {
  readonly state?: Parts<View['state']>
  readonly actions?: Parts<View['actions']>
}
