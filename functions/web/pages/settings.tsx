import { useState } from 'preact/hooks'
import { kept, useCell } from '../cell.ts'
import { Choice, Panel, Tick } from '../parts/notice.tsx'
import { Sign } from '../parts/sign.tsx'
import { Link } from '../router.tsx'
import { session, setSession } from '../session.ts'
import { guardsAreOn, switchGuards } from '../table/guards.ts'
import { recapWish, wishRecap } from '../table/recap.ts'
import { theme, setTheme, type Theme } from '../theme.ts'
import { LANGUAGES, languageNow, speak, useAllWords, type LanguageCode } from '../words/index.ts'
import { forget } from '../facts.ts'
import { MyData } from './my-data.tsx'

/** What this reader wants on this device. */
export function SettingsPage() {
  const { settings, signIn, api, name, nav, begin, guard, recap } = useAllWords()
  const who = useCell(session),
    colours = useCell(theme),
    [keys, setKeys] = useState(kept.read<boolean>('keys') !== false),
    [guards, setGuards] = useState(guardsAreOn()),
    [sounds, setSounds] = useState(kept.read<boolean>('sounds') === true),
    [wish, setWish] = useState(recapWish())
  const language = languageNow()
  const change = (code: LanguageCode): void => {
    kept.write('language', code)
    forget()
    void speak(code)
  }
  return (
    <div class="narrow">
      <h1>{settings.heading}</h1>
      <p class="lead">{settings.here}</p>
      <Panel>
        <Choice
          name="language"
          label={settings.language}
          value={language}
          choose={change}
          options={LANGUAGES.map(
            code =>
              [
                code,
                code === language ? name : (new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code),
              ] as const,
          )}
        />
        <Choice<Theme>
          name="theme"
          label={settings.theme}
          value={colours}
          choose={setTheme}
          options={(['system', 'light', 'dark'] as const).map(one => [one, settings.themes[one]] as const)}
        />
        <Tick
          id="keys"
          label={settings.singleKeys}
          checked={keys}
          toggle={() => {
            kept.write('keys', !keys)
            setKeys(!keys)
          }}
        />
        <Tick
          id="guards"
          label={guard.say}
          checked={guards}
          toggle={() => {
            switchGuards(!guards)
            setGuards(!guards)
          }}
        />
        <Tick
          id="sounds"
          label={settings.sounds}
          checked={sounds}
          toggle={() => {
            kept.write('sounds', !sounds)
            setSounds(!sounds)
            // Heard at once, by what somebody has pressed: else browsers keep it silent.
            if (!sounds) void import('../table/motion.ts').then(({ play }) => play('asked'))
          }}
        />
        <Tick
          id="recap"
          label={recap.setting}
          checked={wish.when === 'round'}
          toggle={() => {
            const next = { ...wish, when: wish.when === 'round' ? ('never' as const) : ('round' as const) }
            wishRecap(next)
            setWish(next)
          }}
        />
        <p class="word aside-line">{settings.install}</p>
      </Panel>
      {who && (
        <Panel heading={nav.notifications}>
          <p>{begin.toldHelp}</p>
          <p class="row">
            <Link to="/notifications" class="button quiet">
              <Sign name="bell" />
              {nav.notifications}
            </Link>
          </p>
        </Panel>
      )}
      <Panel heading={nav.api}>
        <p>{api.about}</p>
        <p class="row">
          <Link to="/api" class="button quiet">
            {nav.api}
          </Link>
        </p>
      </Panel>
      {who && <MyData />}
      {who && (
        <Panel heading={settings.account}>
          <p>{signIn.as(who.name)}</p>
          <button type="button" class="quiet" onClick={() => setSession(undefined)}>
            {signIn.out}
          </button>
        </Panel>
      )}
    </div>
  )
}
