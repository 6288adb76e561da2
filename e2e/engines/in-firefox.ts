/**
 * Browser tests that Playwright can run in Firefox ESR, by their files: all that pass there as a whole. What is in neither
 * list has not been tried yet.
 */
export const RUN_IN_FIREFOX: readonly string[] =
  'account admission appearance apple-keys axe back batch calendar clock current-group daily-text day-color drag-interrupted early-press first-frame free-arranging free gallery grid-resize hostile-themes hot-search hot-video icons keyboard live-data menu minimal-first-frame minimal-look move-in-large notes offline opening'.split(
    ' ',
  )

/** Files with a test that fails in Firefox ESR, by the reason. */
export const FAIL_IN_FIREFOX: Readonly<Record<string, readonly string[]>> = {
  'CDP: fingers, input methods, films of frames': ['flash', 'free-drop', 'groups', 'home', 'newcomer', 'palette'],
  'the body of a request that a test answers is not told': ['add-icon', 'calendar-feeds', 'group-editor'],
  'the address of a page that another one has opened is not told': ['ai-tool'],
  'what is dragged and dropped by the browser itself': ['book-marks'],
  downloads: ['backup-file', 'keeping', 'mascot'],
  'a dark system, a touch screen or a page without its policy is not emulated': [
    'chrome',
    'free-state',
    'hostile-texts',
  ],
  'its process ends while axe looks at the page': [
    ...['about', 'avatar', 'broken-storage', 'cloud-backup', 'faces', 'local-history', 'move-in'],
  ],
  'texts are wider than what was measured in Chromium': ['languages'],
  'an icon is asked for by a game that is opened by itself': ['games'],
  'failed on a busy machine, for a reason not known yet': ['mail', 'minimal', 'policy'],
}
