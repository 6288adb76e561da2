/**
 * Finds or installs what the journey of engines is played in beside Chromium, with apt as root on Debian: Firefox ESR, and
 * WebKitGTK with its driver, a screen and the journey's language. CLI: `node scripts/other-browsers.ts`.
 */
import { findFirefox } from '../e2e/engines/puppeteer.ts'
import { hasWebkit, hasWebkitLocale, WEBKIT_LOCALE } from '../e2e/engines/webkit.ts'
import { canInstall, install, run } from './lib/apt.ts'

const FIREFOX = ['firefox-esr']
const WEBKIT = ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus']

const missingPackages = () => [
  ...(findFirefox() === undefined ? FIREFOX : []),
  ...(hasWebkit() ? [] : WEBKIT),
  ...(hasWebkitLocale() ? [] : ['locales']),
]

const packages = missingPackages()
if (packages.length > 0 && canInstall()) {
  if (!install(...packages) && run('apt-get', 'update', '-qq')) install(...packages)
  if (!hasWebkitLocale()) run('localedef', '-i', 'zh_CN', '-f', 'UTF-8', WEBKIT_LOCALE)
}
const still = missingPackages()
if (still.length > 0) {
  console.error(
    `The journey of engines needs what Debian has as ${still.join(', ')}. Install that; FIREFOX may name a Firefox, and the locale is ${WEBKIT_LOCALE}.`,
  )
  process.exitCode = 1
}
