import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** A prominent notice that the project cannot be bought. */
export default function InactiveNotice() {
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      <AlertTitle>Inactive</AlertTitle>
      This project is not for sale at the moment.
    </Alert>
  );
}
