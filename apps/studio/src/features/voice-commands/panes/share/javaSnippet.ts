import type { Locale } from '@saywright/api/contract'
import type { SharedModel } from '../../model/workspace/SharedModel.js'
import { aboutModel, addressOf } from './modelParts.js'
import { programComments } from './programComments.js'

export function javaSnippet(model: SharedModel, locale: Locale): string {
  const comments = programComments[locale]
  return `${aboutModel(model, locale)
    .map((line) => `// ${line}`)
    .join('\n')}
// ${comments.manifest}
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.util.Scanner;
import org.json.JSONException;
import org.json.JSONObject;

/** Recognizes recordings with the model. Call it outside the main thread. */
public final class Recognizer {
    private static final String MODEL = ${JSON.stringify(addressOf(model))};
    private final String token;

    public Recognizer(String token) {
        this.token = token;
    }

    /** @param recording WAV, mono, 16 bits, 16 kHz advised. */
    public JSONObject recognize(File recording) throws IOException, JSONException {
        HttpURLConnection connection = (HttpURLConnection) new URL(MODEL + "/recognize").openConnection();
        connection.setRequestMethod("POST");
        connection.setDoOutput(true);
        connection.setRequestProperty("Authorization", "Bearer " + token);
        connection.setRequestProperty("Content-Type", "audio/wav");
        try (OutputStream output = connection.getOutputStream()) {
            Files.copy(recording.toPath(), output);
        }
        if (connection.getResponseCode() != 200) {
            throw new IOException("The server answered " + connection.getResponseCode());
        }
        try (InputStream input = connection.getInputStream(); Scanner scanner = new Scanner(input, "UTF-8")) {
            return new JSONObject(scanner.useDelimiter("\\\\A").next());
        }
    }
}
`
}
