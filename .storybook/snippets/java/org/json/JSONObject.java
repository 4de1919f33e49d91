package org.json;

/** What the program in Java uses of it. */
public class JSONObject {
    public JSONObject(String json) throws JSONException {
        if (json.isEmpty()) throw new JSONException();
    }
}
