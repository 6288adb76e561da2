import * as v from 'valibot'

/** What of a violation is worth knowing. Addresses without their query and fragment: those may hold what people type. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
  readonly source: string
  readonly line: number
}

/** Reports taken of one request. */
const MOST = 20

const text = v.optional(v.string(), '')
const line = v.optional(v.number(), 0)

/** `application/csp-report`, one violation. */
const single = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': line,
  }),
})

/** `application/reports+json`, a list in which other kinds of report may stand. */
const list = v.array(
  v.object({
    type: text,
    body: v.optional(
      v.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text, lineNumber: line }),
    ),
  }),
)

/** Reads either form of report; undefined when it is neither. */
export function parseReports(body: unknown): readonly Violation[] | undefined {
  const one = v.safeParse(single, body)
  if (one.success) {
    const report = one.output['csp-report']
    return [
      {
        directive: short(report['effective-directive'] || report['violated-directive']),
        blocked: bare(report['blocked-uri']),
        page: bare(report['document-uri']),
        source: bare(report['source-file']),
        line: report['line-number'],
      },
    ]
  }
  const many = v.safeParse(list, body)
  if (!many.success) return undefined
  return many.output
    .filter((report) => report.type === 'csp-violation')
    .slice(0, MOST)
    .flatMap(({ body: report }) => report ?? [])
    .map((report) => ({
      directive: short(report.effectiveDirective),
      blocked: bare(report.blockedURL),
      page: bare(report.documentURL),
      source: bare(report.sourceFile),
      line: report.lineNumber,
    }))
}

const short = (value: string): string => value.slice(0, 100)

/** An address without query and fragment; words such as `inline` stay as they are, a data address keeps its scheme only. */
function bare(value: string): string {
  const url = URL.parse(value)
  if (!url) return short(value.split(/[?#]/, 1)[0] ?? '')
  return short(url.host === '' ? url.protocol : `${url.protocol}//${url.host}${url.pathname}`)
}
