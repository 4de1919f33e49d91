import { object } from '@saywright/api/contract'
import { AudioDropZone, Recorder, WaveformPlayer } from '@saywright/audio'
import {
  CodeField,
  FormComboBox,
  FormMaskedField,
  FormMultiSelect,
  FormPasswordField,
  FormRadioGroup,
  FormRating,
  FormSegmented,
  FormSelect,
  FormTextArea,
  masks,
  ValidatedForm,
} from '@saywright/forms'
import { Glyph, PasswordRequirements, SkipLink } from '@saywright/ui'

const options = [{ value: 'a', label: 'Kitchen' }]

/** Components that no story draws by themselves. */
export const samples = (
  <>
    <SkipLink target="content" content={{ current: null }} />
    <Glyph name="check" />
    <PasswordRequirements requirements={[{ label: 'Eight characters', isMet: false }]} />
    <CodeField label="Code" value="" onChange={() => {}} />
    <ValidatedForm
      rules={object({})}
      initialValues={{}}
      onSubmit={async () => undefined}
      aria-label="Example"
    >
      <FormComboBox name="room" label="Room" options={options} />
      <FormMaskedField name="date" label="Date" mask={masks.date} />
      <FormMultiSelect name="lamps" label="Lamps" options={options} />
      <FormPasswordField name="password" label="Password" />
      <FormRadioGroup name="colour" label="Colour" options={options} />
      <FormRating name="stars" label="Stars" />
      <FormSegmented name="kind" label="Kind" options={options} />
      <FormSelect name="language" label="Language" options={options} />
      <FormTextArea name="remark" label="Remark" />
    </ValidatedForm>
    <AudioDropZone limits={{ maxBytes: 1_000_000, maxMilliseconds: 60_000 }} onAccepted={() => {}} />
    <Recorder label="Record" onRecorded={() => {}} />
    <WaveformPlayer label="Kitchen" source="/none.wav" />
  </>
)
