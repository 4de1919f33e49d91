import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf } from './modelParts.js'
import { programComments } from './programComments.js'

export function kotlinSnippet(model: SharedModel, locale: Locale): string {
  const comments = programComments[locale]
  return `${aboutModel(model, locale)
    .map((line) => `// ${line}`)
    .join('\n')}
// ${comments.manifest}
import java.io.File
import java.net.HttpURLConnection
import java.net.URL
import org.json.JSONObject

/** Recognizes recordings with the model. Call it outside the main thread. */
class Recognizer(private val token: String) {
    private val model = ${JSON.stringify(addressOf(model)).replaceAll('$', String.raw`\$`)}

    /** @param recording WAV, mono, 16 bits, 16 kHz advised. */
    fun recognize(recording: File): JSONObject {
        val connection = URL("$model/recognize").openConnection() as HttpURLConnection
        connection.requestMethod = "POST"
        connection.doOutput = true
        connection.setRequestProperty("Authorization", "Bearer $token")
        connection.setRequestProperty("Content-Type", "audio/wav")
        connection.outputStream.use { output -> recording.inputStream().use { it.copyTo(output) } }
        check(connection.responseCode == 200) { connection.errorStream?.reader()?.readText().orEmpty() }
        return JSONObject(connection.inputStream.reader().use { it.readText() })
    }

    /** What was said, or null when it is not in the grammar. */
    fun sentenceOf(answer: JSONObject): String? {
        if (answer.getBoolean("rejected")) return null
        return answer.getJSONArray("hypotheses").optJSONObject(0)?.getString("text")
    }
}
`
}
