package org.json;

/** As Android has it: checked. */
public class JSONException extends Exception {
    private static final long serialVersionUID = 1;
}
