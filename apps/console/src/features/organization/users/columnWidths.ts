/** Widths of two tables with aligned columns; on tablets the names get what other columns give up. */
export const columnWidths = {
  role: 'clamp(112px, 12vw, 160px)',
  projects: 'clamp(104px, 14vw, 190px)',
  date: 'clamp(96px, 8.5vw, 116px)',
  /** The width of two quiet buttons, where there is room for that. */
  actions: 'clamp(0px, calc((100vw - 1000px) * 0.6), 240px)',
} as const
