import { startRecording } from "./early-record.ts";

// The script in the head of all pages but those of web/early-account.ts.
startRecording();
