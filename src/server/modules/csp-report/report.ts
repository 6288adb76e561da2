import * as v from 'valibot'

/** A policy violation. URLs have no query or fragment, which may contain text that users type. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
  readonly page: string
  readonly source: string
  readonly line: number
}

/** Reports read from one request; the rest is ignored. */
const MAX_REPORTS = 20

const text = v.optional(v.string(), '')
const line = v.optional(v.number(), 0)

/** The format `application/csp-report`: one violation. */
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

/** The format `application/reports+json`: a list that may contain reports of other types. */
const list = v.array(
  v.object({
    type: text,
    body: v.optional(
      v.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text, lineNumber: line }),
    ),
  }),
)

/** Parses either format of report; undefined when it is neither. */
export function parseReports(body: unknown): readonly Violation[] | undefined {
  const one = v.safeParse(single, body)
  if (one.success) {
    const report = one.output['csp-report']
    return [
      {
        directive: truncate(report['effective-directive'] || report['violated-directive']),
        blocked: stripQuery(report['blocked-uri']),
        page: stripQuery(report['document-uri']),
        source: stripQuery(report['source-file']),
        line: report['line-number'],
      },
    ]
  }
  const many = v.safeParse(list, body)
  if (!many.success) return undefined
  return many.output
    .filter((report) => report.type === 'csp-violation')
    .slice(0, MAX_REPORTS)
    .flatMap(({ body: report }) => report ?? [])
    .map((report) => ({
      directive: truncate(report.effectiveDirective),
      blocked: stripQuery(report.blockedURL),
      page: stripQuery(report.documentURL),
      source: stripQuery(report.sourceFile),
      line: report.lineNumber,
    }))
}

const truncate = (value: string): string => value.slice(0, 100)

/** A URL without query and fragment. Keywords such as `inline` stay; a data URL is cut to its scheme. */
function stripQuery(value: string): string {
  const url = URL.parse(value)
  if (!url) return truncate(value.split(/[?#]/, 1)[0] ?? '')
  return truncate(url.host === '' ? url.protocol : `${url.protocol}//${url.host}${url.pathname}`)
}
