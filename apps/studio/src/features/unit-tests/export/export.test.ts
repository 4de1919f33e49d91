import {
  aSilentWakeWordResult,
  aUnitTestResult,
  aUnitTestRun,
  aWakeWordResult,
  aWakeWordTestRun,
} from '@saywright/api/testing'
import { createI18n, translate } from '@saywright/ui/i18n'
import { describe, expect, it, test } from 'vitest'
import { unitTestsMessages } from '../messages/index.js'
import { exportRun } from './exportRun.js'
import { htmlReport } from './htmlReport.js'
import { junitXml } from './junitXml.js'
import { escapeMarkup } from './markup.js'
import { fileNameOf, type Report, type ReportMessages } from './report.js'
import { resultsCsv } from './resultsCsv.js'

const words = (locale: 'en-US' | 'fr-FR'): ReportMessages =>
  translate(createI18n({ locale }), unitTestsMessages)
const both = { 'en-US': words('en-US'), 'fr-FR': words('fr-FR') }

const hostile = `</script><img src=x onerror="alert('1')">&]]>\u0000\u001b`
const report = (changes: Partial<Report['run']> = {}): Report => ({
  product: 'Saywright 6.1.4',
  model: 'picking-en',
  test: { name: 'Aisle accents', description: 'near' },
  run: aUnitTestRun({
    results: [
      aUnitTestResult(),
      aUnitTestResult({ audio_name: 'b.wav', result: 'switch off', is_expected: false, confidence: 6035 }),
      aUnitTestResult({ audio_name: 'c.wav', result: null, is_expected: false, confidence: null }),
      aUnitTestResult({ audio_name: 'd.wav', confidence: null, failure: 'audio_unreadable' }),
      aUnitTestResult({ audio_name: 'e.wav', confidence: null, tested_at: null }),
    ],
    ...changes,
  }),
})
const hostileReport: Report = {
  product: hostile,
  model: hostile,
  test: { name: hostile, description: hostile },
  run: aUnitTestRun({
    grammar: hostile,
    slots: [{ name: hostile, values: [hostile] }],
    results: [
      aUnitTestResult({ audio_name: hostile, expected: hostile, result: hostile, is_expected: false }),
    ],
  }),
}

test.each([
  ['a & b', 'a &amp; b'],
  ['<b>"\'', '&lt;b&gt;&quot;&#39;'],
  ['\u0000\u000b\u001f', '\ufffd\ufffd\ufffd'],
  ['\t\n', '\t\n'],
  ['\ud800', '\ufffd'],
  ['é 😀', 'é 😀'],
])('escapes %j in markup as %j', (text, markup) => expect(escapeMarkup(text)).toBe(markup))

test.each([
  ['Aisle accents', 'Aisle-accents-2.xml'],
  ['../../etc/passwd', 'etc-passwd-2.xml'],
  ['Été à Évreux', 'Ete-a-Evreux-2.xml'],
  ['CON:"<>|?*', 'CON-2.xml'],
  ['...', 'unit-test-2.xml'],
])('the test %s is saved as %s', (name, file) =>
  expect(fileNameOf({ ...report(), test: { name, description: '' } }, 'xml')).toBe(file),
)

describe('JUnit XML', () => {
  it('counts failures, untestable recordings and those that were not reached', () => {
    const xml = junitXml(report(), both['en-US'])
    expect(xml).toContain('<testsuite name="Aisle accents" tests="5" failures="2" errors="1" skipped="1"')
    expect(xml).toContain('<testcase classname="picking-en.Aisle accents" name="nadia-03.wav"/>')
    expect(xml).toContain('<failure type="wrong" message=')
    expect(xml).toContain('<failure type="rejected" message=')
    expect(xml).toContain('<error type="failed" message=')
    expect(xml.match(/<skipped\/>/g)).toHaveLength(1)
  })

  it('counts a right refusal as passed, and reports false acceptances and other meanings', () => {
    const toRefuse = {
      expectation: 'other_sentence',
      expected: 'put me through',
      is_expected: false,
    } as const
    const results = [
      aUnitTestResult({ ...toRefuse, confidence: 4000 }),
      aUnitTestResult({ ...toRefuse, confidence: 6000, result: 'switch on' }),
      aUnitTestResult({
        is_meant: false,
        expected_meaning: { intent: 'SWITCH', entities: [{ name: 'state', value: 'on', entities: [] }] },
      }),
    ]
    const xml = junitXml(report({ results }), both['en-US'])
    expect(xml).toContain('tests="3" failures="2" errors="0"')
    expect(xml).toContain('type="sentence_taken" message="Expected a refusal, recognized “switch on”')
    expect(xml).toContain('it means nothing in particular instead of SWITCH  state=on"')
  })

  it('names the version of the product', () => {
    expect(junitXml(report(), both['en-US'])).toContain('<property name="product" value="Saywright 6.1.4"/>')
  })

  it('holds hostile names as text', () => {
    const xml = junitXml(hostileReport, both['en-US'])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
    expect(xml).not.toMatch(/<img|<\/script|[\u0000\u001b]/)
    const names = new Set([...xml.matchAll(/<[?/]?(\w*)/g)].map(([, name]) => name))
    expect([...names].toSorted()).toEqual([
      ...['failure', 'properties', 'property', 'testcase', 'testsuite', 'testsuites', 'xml'],
    ])
  })
})

describe('comma-separated values', () => {
  it('have a row for each recording', async () => {
    const rows = (await resultsCsv(report(), both['en-US'], 'en-US')).trim().split('\r\n')
    expect(rows).toHaveLength(6)
    expect(rows[0]).toContain('Recording,Expected result,Test result,Confidence score,Threshold,Conclusion')
    expect(rows[1]).toContain(
      'nadia-03.wav,switch on the kitchen lamp,switch on the kitchen lamp,7412,5000,Recognized right',
    )
    expect((await resultsCsv(report(), both['fr-FR'], 'fr-FR')).split('\r\n')[1]).toContain(
      ';7412;5000;Bien reconnu;',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('keep %j from being a formula', async (name) => {
    const results = [aUnitTestResult({ audio_name: name, expected: name, result: name })]
    const [, row = ''] = (await resultsCsv(report({ results }), both['en-US'], 'en-US')).split('\r\n')
    expect(row.replace(/^"/, '')[0]).toBe("'")
  })
})

describe('the page', () => {
  it('says the run in both languages, the one of the person first', () => {
    const page = htmlReport(report(), both, 'fr-FR')
    expect(page).toContain('<html lang="fr">')
    expect(page).toContain('id="fr" checked')
    expect(page).toContain('>Recognized right<')
    expect(page).toContain('>Bien reconnu<')
    expect(page).toContain('switch (on | off)')
  })

  it('names the version of the product in both languages', () => {
    const page = htmlReport(report(), both, 'en-US')
    expect(page).toContain('Written by Saywright 6.1.4')
    expect(page).toContain('Écrit par Saywright 6.1.4')
  })

  it('has nothing that runs and nothing from elsewhere, whatever names say', () => {
    const page = htmlReport(hostileReport, both, 'en-US')
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
    const tags = page.match(/<[^>]*>/g) ?? []
    expect(tags.filter((tag) => /^<\/?(script|img|link|iframe)|\s(src|href|on\w+)=/i.test(tag))).toEqual([])
    expect(page).not.toMatch(/https?:|url\(/)
    expect(page.match(/<article/g)).toHaveLength(2)
  })
})

describe('a run of wake words', () => {
  const alarm = { audio_name: 'radio.wav', result: 'hello halden', confidence: 6000, duration: 2520 }
  const ofWakeWords: Report = {
    ...report(),
    run: aWakeWordTestRun({ results: [aWakeWordResult(), aSilentWakeWordResult(alarm)] }),
  }

  it('says in JUnit XML what woke by mistake', async () => {
    const [, xml] = await exportRun(ofWakeWords, 'junit', 'en-US')
    expect(xml).toContain('tests="2" failures="1"')
    expect(xml).toContain('message="Must not wake, recognized “hello halden” with a score of 6000"')
  })

  it('has the length of each recording in place of its meaning', async () => {
    const [, csv] = await exportRun(ofWakeWords, 'csv', 'en-US')
    const [head, , row] = csv.split('\r\n')
    expect(head).toMatch(/Expected,Duration \(s\)$/)
    expect(row).toMatch(/^radio\.wav,.*,Woken by mistake,.*"?Must not wake, speech"?,2520$/)
  })

  it('says figures and words in both languages, and nothing of slots', async () => {
    const [, page] = await exportRun(ofWakeWords, 'html', 'fr-FR')
    expect(page).toContain('1 in 42 min, 1.4 an hour of sound that must not wake')
    expect(page).toContain('>Réveillé par erreur<')
    expect(page).toContain('hello holder (must not wake)')
    expect(page).not.toMatch(/Slot values|Meaning/)
  })
})
