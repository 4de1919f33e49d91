import type { StoryContext } from '@storybook/react-vite'

type Reported = Pick<StoryContext, 'reporting'>

const judged = new WeakSet<StoryContext['reporting']>()

/** From now on, reports of passed checks of this story are dropped: those of axe made the report of all weigh 73 MB. */
export function dropPassedReports({ reporting }: Reported): void {
  const keep = reporting.addReport.bind(reporting)
  reporting.addReport = (report) => {
    if (report.type === 'a11y') judged.add(reporting)
    if (report.status !== 'passed') keep(report)
  }
}

/** Whether axe has looked at what this story left on the page. */
export function wasJudged({ reporting }: Reported): boolean {
  return judged.has(reporting)
}
