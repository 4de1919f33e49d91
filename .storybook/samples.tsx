import { nothingChosen, object } from '@saywright/api/contract'
import { AudioDropZone, MicrophonePicker, Recorder, WaveformPlayer } from '@saywright/audio'
import {
  CodeField,
  DraftScope,
  FormComboBox,
  FormDraftsContext,
  FormMaskedField,
  FormMultiSelect,
  FormPasswordField,
  FormRadioGroup,
  FormRating,
  FormSegmented,
  FormSelect,
  FormTextArea,
  fieldNames,
  masks,
  RecapList,
  UseCaseCount,
  UseCaseGlyph,
  UseCaseTile,
  ValidatedForm,
} from '@saywright/forms'
import { Glyph, MenuSheet, PasswordRequirements, SkipLink } from '@saywright/ui'

const options = [{ value: 'a', label: 'Kitchen' }]

const blank = {
  room: '',
  date: '',
  lamps: [] as readonly string[],
  password: '',
  colour: '',
  stars: undefined as number | undefined,
  kind: '',
  language: '',
  remark: '',
}
const nameOf = fieldNames(blank)

/** Components that no story draws by themselves. */
export const samples = (
  <>
    <SkipLink target="content" content={{ current: null }} />
    <MenuSheet brand="Saywright" items={[]} />
    <Glyph name="check" />
    <PasswordRequirements requirements={[{ label: 'Eight characters', isMet: false }]} />
    <UseCaseCount choice={nothingChosen} />
    <UseCaseGlyph choice={nothingChosen} />
    <UseCaseTile flag="tech_wake_word" />
    <RecapList rows={[]} />
    <CodeField label="Code" value="" onChange={() => {}} />
    <FormDraftsContext value={undefined}>
      <DraftScope of="house-1">
        <ValidatedForm
          rules={object({})}
          initialValues={blank}
          onSubmit={async () => undefined}
          aria-label="Example"
        >
          <FormComboBox name={nameOf('room')} label="Room" options={options} />
          <FormMaskedField name={nameOf('date')} label="Date" mask={masks.date} />
          <FormMultiSelect name={nameOf('lamps')} label="Lamps" options={options} />
          <FormPasswordField name={nameOf('password')} label="Password" />
          <FormRadioGroup name={nameOf('colour')} label="Colour" options={options} />
          <FormRating name={nameOf('stars')} label="Stars" />
          <FormSegmented name={nameOf('kind')} label="Kind" options={options} />
          <FormSelect name={nameOf('language')} label="Language" options={options} />
          <FormTextArea name={nameOf('remark')} label="Remark" />
        </ValidatedForm>
      </DraftScope>
    </FormDraftsContext>
    <AudioDropZone limits={{ maxBytes: 1_000_000, maxMilliseconds: 60_000 }} onAccepted={() => {}} />
    <MicrophonePicker value={undefined} onChange={() => {}} />
    <Recorder label="Record" maximumMilliseconds={10_000} onRecorded={() => {}} />
    <WaveformPlayer label="Kitchen" source="/none.wav" />
  </>
)
